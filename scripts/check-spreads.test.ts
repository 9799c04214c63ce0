import { expect, it } from 'vitest';
import { spreadsIn } from './check-spreads.ts';

it('finds objects made from others, and leaves lists, arguments and what is told alone', () => {
  expect(spreadsIn('return begin(walking, { ...walk, champion });')).toEqual([1]);
  expect(spreadsIn('const game = { seats, ...core };')).toEqual([1]);
  expect(spreadsIn("const game = {\n  ...core,\n  name: '{[(',\n};")).toEqual([2]);
  expect(spreadsIn('const keys = [...able, STOP];\npush(...keys);\nconst list = { keys: [...able] };')).toEqual([]);
  expect(spreadsIn("tell('X-1', 'built', { ...told(f), number });")).toEqual([]);
});
