import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/home.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { workOffline } from './offline.ts';
import { speakAsWished } from './words/language.ts';

const root = document.getElementById('table');
if (root === null) throw new Error('the page has no place for the table');
await speakAsWished();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void workOffline();
