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

export function LinkField({ link, label, qr = false }: LinkFieldProps) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  // Without a safe connection a page may not write to the clipboard: then the text is marked to be copied by hand.
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(document.execCommand('copy'));
    }
  };
  return (
    <div className="link">
      {qr && <QrCode text={link} label={words.say('link.qr', { label })} />}
      <div className="fld">
        <input readOnly aria-label={label} value={link} onFocus={(event) => event.target.select()} />
        <button
          type="button"
          className="btn line sm"
          aria-label={words.say('link.copy', { label })}
          onClick={(event) => void copy(event.currentTarget.parentElement?.querySelector('input') ?? null)}
        >
          <Sign name={copied ? 'tick' : 'copy'} size={15} />
          {words.say(copied ? 'link.copied' : 'share.copy')}
        </button>
      </div>
    </div>
  );
}
