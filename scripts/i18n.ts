/**
 * npm run i18n [-- --json]: how many messages each language has, what is missing or nobody asks for, and whether terms are translated in one way
 * (`glossary/<language>.md` beside the messages, rules and guide of a package).
 */

import { parseArgs } from 'node:util';
import { complaintsAboutMessages } from './check-messages.ts';
import { languagesThere, termsKept } from './languages.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help === true) {
  console.log('npm run i18n [-- --json]   messages by language, missing and unused ones, terms translated in two ways');
  process.exit(0);
}

const { missing, unused } = complaintsAboutMessages();
const { checked, inconsistent } = termsKept();
const languages = languagesThere();
if (values.json === true) {
  const terms = { checked, inconsistent: inconsistent.length };
  console.log(JSON.stringify({ languages, missing: missing.length, unused: unused.length, terms }));
} else {
  for (const [language, messages] of Object.entries(languages)) console.log(`${language}: ${messages} messages`);
  for (const [what, found] of Object.entries({ missing, unused, inconsistent })) {
    console.log(`${what}: ${found.length}`);
    for (const one of found) console.log(`  ${one}`);
  }
  console.log(`terms checked: ${checked}`);
}
process.exit(missing.length + unused.length + inconsistent.length === 0 ? 0 : 1);
