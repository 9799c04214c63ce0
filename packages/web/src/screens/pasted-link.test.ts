import { describe, expect, it } from 'vitest';
import { wayOf } from './pasted-link.ts';

const HERE = 'https://jade.example';

describe('A link that is pasted', () => {
  it.each([
    ['https://jade.example/join/ab_C-9', '/join/ab_C-9', HERE],
    ['  jade.example/join/abc ', '/join/abc', HERE],
    ['/join/abc', '/join/abc', HERE],
    ['Come and play!\nhttps://jade.example/join/abc', '/join/abc', HERE],
    ['https://jade.example/device/abc?to=room1', '/device/abc?to=room1', HERE],
    ['http://192.168.1.5:3000/join/abc', '/join/abc', 'http://192.168.1.5:3000'],
    ['other.example/room/abc', '/room/abc', 'https://other.example'],
  ])('leads where it leads elsewhere: %s', (pasted, path, origin) => {
    expect(wayOf(pasted, HERE)).toEqual({ path, origin });
  });

  it.each([
    '',
    'hello',
    'https://jade.example/',
    'javascript:alert(1)//join/abc',
    'https://jade.example/join/',
    'ftp://x/join/a',
  ])('is none of ours: %s', (pasted) => {
    expect(wayOf(pasted, HERE)).toBeNull();
  });
});
