/** A link to pass on: as text, by a button that copies it, and for a camera. */

import { useState } from 'react';
import { Sign } from '../art/icon.tsx';
import { useWords } from '../words/words.tsx';
import { QrCode } from './qr-code.tsx';

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** Also as a picture that a phone reads. */
  readonly qr?: boolean;
}

/** What nobody reads. */
const SCHEME = /^https?:\/\//;

export function LinkField({ link, label, qr = false }: LinkFieldProps) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(copiedByHand(link));
    }
  };
  return (
    <div className="pass-on">
      {qr && <QrCode text={link} label={words.say('link.qr', { label })} />}
      <div className="fld">
        <a href={link} aria-label={label}>
          {link.replace(SCHEME, '')}
        </a>
        <button
          type="button"
          className="btn line sm"
          aria-label={words.say('link.copy', { label })}
          onClick={() => void copy()}
        >
          <Sign name={copied ? 'tick' : 'copy'} size={15} />
          {words.say(copied ? 'link.copied' : 'share.copy')}
        </button>
      </div>
    </div>
  );
}

/** Without a safe connection a page may not write to the clipboard: there it is copied as somebody would. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
