import { describe, it } from 'vitest';
import { MemoryStore } from '../memory-store.ts';
import { storeContract } from './store-contract.ts';

describe('A store in memory', () => {
  storeContract(it, async () => new MemoryStore());
});
