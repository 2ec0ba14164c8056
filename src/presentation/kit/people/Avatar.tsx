import type { ReactNode } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Up to two initials; screen readers get the full name elsewhere. */
  readonly initials: string;
  /** Identifies the person, for example by id, so that they have the same tint everywhere. */
  readonly person: string;
  readonly size?: 24 | 32 | 40;
  /** Shown at the lower right corner, such as a dot for presence. */
  readonly children?: ReactNode;
}

const TINTS = ['tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6'] as const;

/** A person's initials on one of six tints. */
export function Avatar({ initials, person, size = 32, children }: AvatarProps) {
  return (
    <span className={`${styles['avatar']} ${styles[`size${size}`]} ${styles[tintOf(person)]}`}>
      <span aria-hidden>{initials}</span>
      {children}
    </span>
  );
}

function tintOf(person: string): (typeof TINTS)[number] {
  const sum = [...person].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return TINTS[sum % TINTS.length] ?? 'tint1';
}
