import { Classes } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkButtonProps {
  readonly to: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly variant?: 'primary' | 'outlined' | 'minimal';
}

const classes = { primary: Classes.INTENT_PRIMARY, outlined: Classes.OUTLINED, minimal: Classes.MINIMAL };

/** A link to another page, styled like the buttons beside it. */
export function LinkButton({ to, text, icon, variant = 'outlined' }: LinkButtonProps) {
  return (
    <Link className={`${Classes.BUTTON} ${classes[variant]}`} to={to}>
      {icon}
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  );
}
