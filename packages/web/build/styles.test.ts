import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { styles } from './styles.ts';

function placed(path: string, css: string): string {
  return postcss([styles()]).process(css, { from: `/jade/packages/web/src/${path}` }).css;
}

const INSIDE = ':where([data-face="great-wall"], [data-face="great-wall"] *)';

describe('style sheets', () => {
  it('know breakpoints by their names', () => {
    expect(placed('styles/shell.css', '@media (--broad) and (--low) { a { color: var(--text) } }')).toBe(
      '@media (min-width: 821px) and (max-height: 830px) { a { color: var(--text) } }',
    );
    expect(() => placed('styles/shell.css', '@media (--huge) { }')).toThrow("no breakpoint 'huge'");
  });

  it('of a face hold inside its tables only; key frames are known everywhere', () => {
    const css = '[data-theme="light"] .map, .map::after { top: 0 } @keyframes fall { to { top: 9px } }';
    expect(placed('games/great-wall/board.css', css)).toBe(
      `[data-theme="light"] .map${INSIDE}, .map${INSIDE}::after { top: 0 } @keyframes fall { to { top: 9px } }`,
    );
  });

  it('that everything else stands on are layers below it', () => {
    expect(placed('styles/base.css', 'a { top: 0 }')).toBe('@layer tokens, base;@layer base {a { top: 0 } }');
  });
});
