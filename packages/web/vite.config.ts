import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './art/offline-plugin.ts';
import { drawings } from './art/plugin.ts';

export default defineConfig({
  plugins: [react(), drawings(), offline()],
  worker: { format: 'es', plugins: () => [drawings()] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
