/** jade: the command. Finds the sub-command, runs it, and turns errors into sentences and exit codes. */

import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { backup, backupHelp, restore, restoreHelp } from './commands/backup.ts';
import { bench, benchHelp } from './commands/bench.ts';
import { convert, convertHelp } from './commands/convert.ts';
import { explain, explainHelp } from './commands/explain.ts';
import { ladder, ladderHelp } from './commands/ladder.ts';
import { match, matchHelp } from './commands/match.ts';
import { replay, replayHelp } from './commands/replay.ts';
import { rules, rulesHelp } from './commands/rules.ts';
import { serve, serveHelp } from './commands/serve.ts';
import type { Share } from './commands/sim.ts';
import { playShare, sim, simHelp } from './commands/sim.ts';
import { verify, verifyHelp } from './commands/verify.ts';
import { Failure, print, printable, UsageError } from './terminal.ts';

const COMMANDS: Record<string, { run: (args: string[]) => Promise<void>; help: string }> = {
  sim: { run: sim, help: simHelp },
  match: { run: match, help: matchHelp },
  ladder: { run: ladder, help: ladderHelp },
  rules: { run: rules, help: rulesHelp },
  explain: { run: explain, help: explainHelp },
  bench: { run: bench, help: benchHelp },
  replay: { run: replay, help: replayHelp },
  verify: { run: verify, help: verifyHelp },
  convert: { run: convert, help: convertHelp },
  serve: { run: serve, help: serveHelp },
  backup: { run: backup, help: backupHelp },
  restore: { run: restore, help: restoreHelp },
};

const HELP = `jade: the games of Jade Table in the terminal

${Object.values(COMMANDS)
  .map(({ help }) => `  ${help.split('\n')[0]}`)
  .join('\n')}

jade <command> --help says more. Exit codes: 0 all is well, 1 something is wrong with what was examined, 2 wrong usage.`;

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return print(HELP);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`there is no command '${name}'; see jade --help`);
  if (args.includes('--help') || args.includes('-h')) return print(command.help);
  await command.run(args);
}

function complain(error: unknown): void {
  if (error instanceof UsageError) {
    console.error(`jade: ${printable(error.message)}`);
    process.exitCode = 2;
  } else if (error instanceof Failure) {
    console.error(`jade: ${printable(error.message)}`);
    process.exitCode = 1;
  } else throw error;
}

// A reader that closed its end (`jade replay … | head`) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

if (isMainThread) await main(process.argv.slice(2)).catch(complain);
else {
  const tally = playShare(workerData as Share, (done) => parentPort?.postMessage({ done }));
  parentPort?.postMessage({ tally });
}
