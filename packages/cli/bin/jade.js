#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { runTypeScript } from '../../../scripts/ts.js';

await runTypeScript(fileURLToPath(new URL('../main.ts', import.meta.url)));
