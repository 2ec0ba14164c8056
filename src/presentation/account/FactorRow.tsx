import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { accountText } from './accountText';

interface FactorRowProps {
  readonly label: string;
  readonly text: string;
  /** True if the user has no other method. This one cannot be removed then, and the list says why. */
  readonly only: boolean;
  readonly besides?: ReactNode;
  readonly onRemove: () => void;
}

export function FactorRow({ label, text, only, besides, onRemove }: FactorRowProps) {
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <span>{text}</span>
      </div>
      <div className="account-actions">
        {besides}
        <Button
          size="small"
          text={accountText('factors.remove')}
          aria-label={accountText('factors.removeOf', { label })}
          disabled={only}
          aria-describedby="factors-left"
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
