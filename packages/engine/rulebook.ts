/**
 * The numbered rules of a game, read from their text: one list item a rule, its id in bold in front. Worked
 * examples have ids too (`XX-EX-01`); they are told apart because a test, not the code, is their home.
 */

export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
  readonly example: boolean;
}

/** Two letters for the game, a chapter, a number: WP-MOVE-3, WP-BONUS-A4-1. */
export const RULE_ID = /\b[A-Z]{2}(?:-[A-Z0-9]+)*-[A-Z]*\d+\b/g;
const ITEM = /^\s*- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\*\s+(.*)$/;
const HEADING = /^#{2,}\s+(.*)$/;

export function parseRulebook(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let chapter = '';
  for (const line of markdown.split('\n')) {
    chapter = HEADING.exec(line)?.[1] ?? chapter;
    const [, id, text] = ITEM.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (rules.some((rule) => rule.id === id)) throw new Error(`the rulebook has two rules ${id}`);
    rules.push({ id, text, chapter, example: id.split('-')[1] === 'EX' });
  }
  return rules;
}
