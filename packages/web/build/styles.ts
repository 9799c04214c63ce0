/**
 * A plugin for PostCSS that gives every style sheet its place by where it lies, so that no sheet has to say so:
 *
 *   styles/tokens.css, base.css    layers below everything else, however particular their selectors are
 *   styles/*.css                   the shell
 *   games/<id>/*.css               a face: its rules hold only inside a table of that game, so its names are its own
 *
 * `@media (--narrow)` stands for a breakpoint of breakpoints.ts.
 */

import type { AtRule, Plugin, Root, Rule } from 'postcss';
import { BREAKPOINTS } from '../src/styles/breakpoints.ts';

/** What is in no layer wins over these, and the later over the earlier. */
const LAYERS: Readonly<Record<string, string>> = { 'styles/tokens.css': 'tokens', 'styles/base.css': 'base' };

function nameBreakpoints(media: AtRule): void {
  media.params = media.params.replaceAll(/\(--([a-z]+)\)/g, (_, name: string) => {
    const query = BREAKPOINTS[name as keyof typeof BREAKPOINTS];
    if (query === undefined) throw media.error(`there is no breakpoint '${name}'`);
    return query;
  });
}

/** The last element of a selector must lie inside the table; that adds nothing to how particular it is. */
function keepInside(rule: Rule, game: string): void {
  const inside = `:where([data-face="${game}"], [data-face="${game}"] *)`;
  rule.selectors = rule.selectors.map((selector) => selector.replace(/(::[\w-]+(\([^)]*\))?)?$/, `${inside}$1`));
}

function isFrame(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

export function styles(): Plugin {
  return {
    postcssPlugin: 'jade-styles',
    Once(root: Root, { AtRule: Layer }) {
      const path = /\/web\/src\/(.+\.css)$/.exec(root.source?.input.file ?? '')?.[1] ?? '';
      root.walkAtRules('media', nameBreakpoints);
      const game = /^games\/([\w-]+)\//.exec(path)?.[1];
      if (game !== undefined)
        root.walkRules((rule) => {
          if (!isFrame(rule)) keepInside(rule, game);
        });
      const layer = LAYERS[path];
      if (layer === undefined) return;
      const content = root.nodes.slice();
      root.removeAll();
      root.append(new Layer({ name: 'layer', params: Object.values(LAYERS).join(', ') }));
      root.append(new Layer({ name: 'layer', params: layer, nodes: content as AtRule[] }));
    },
  };
}
