import { observer } from 'mobx-react-lite';
import type { AccessCode, CodeGeneration } from '@/domain/accessCodes/AccessCode';
import { Tag } from '../kit/layout/Tag';
import { accessCodesText, codeState } from './accessCodesText';
import styles from './codes.module.css';

interface CodeMarkProps {
  readonly code: AccessCode;
  /** Holds the time by which the state is decided. */
  readonly store: { readonly now: number };
}

/** The state of a code. A code that admits people has no tag. */
export const CodeMark = observer(function CodeMark({ code, store }: CodeMarkProps) {
  const state = codeState(code, store.now);
  const text = accessCodesText(`state.${state}`);
  if (state === 'open') return <span className={styles['plain']}>{text}</span>;
  return <Tag intent={state === 'CodeDisabled' ? 'neutral' : 'warning'}>{text}</Tag>;
});

/** The generation of a code, shown if a list has both. */
export function GenerationTag({ generation }: { readonly generation: CodeGeneration }) {
  return <Tag>{accessCodesText(`generation.${generation}`)}</Tag>;
}
