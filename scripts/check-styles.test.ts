import { describe, expect, it } from 'vitest';
import { checkStyles, coloursIn, complaintsAbout } from './check-styles.ts';

describe('the check of style sheets', () => {
  it('finds sizes without a name', () => {
    expect(complaintsAbout('a.css', '@media (--narrow) { } @media (max-width: 700px) { }')).toHaveLength(1);
    expect(complaintsAbout('a.css', '@media (prefers-reduced-motion: reduce) { }')).toEqual([]);
  });

  it('finds them in code as well', () => {
    expect(complaintsAbout('shell/a.tsx', "matchMedia('(max-width: 700px)')")).toHaveLength(1);
    expect(complaintsAbout('shell/a.tsx', "media('narrow').matches")).toEqual([]);
  });

  it('finds colours in the shell that are no tokens', () => {
    const css = 'a { color: #fff; background: var(--sheet); fill: transparent }';
    expect(complaintsAbout('styles/a.css', css)).toEqual(["styles/a.css: '#fff' stands outside styles/tokens.css"]);
    expect(complaintsAbout('styles/tokens.css', css)).toEqual([]);
  });

  it('counts colours', () => {
    expect(coloursIn('a { color: #fff; background: rgba(0, 0, 0, 0.5); border-color: var(--line) }')).toBe(2);
  });

  it('holds for this repository', () => {
    expect(checkStyles()).toEqual({ code: 0, output: '' });
  });
});
