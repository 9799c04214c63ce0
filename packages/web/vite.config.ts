import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawings } from './art/plugin.ts';
import { compressed } from './build/compress-plugin.ts';
import { offline } from './build/offline-plugin.ts';
import { page } from './build/page-plugin.ts';
import { styles } from './build/styles.ts';

export default defineConfig({
  plugins: [react(), drawings(), page(), offline(), compressed()],
  css: { postcss: { plugins: [styles()] } },
  worker: { format: 'es', plugins: () => [drawings()] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
