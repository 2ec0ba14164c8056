import { Button } from '@blueprintjs/core';
import './conflictChoice.css';
import { formsText } from './formsText';

interface ConflictChoiceProps {
  readonly label: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
  /** The author and time of the other version; undefined if not known. */
  readonly by?: string | undefined;
  readonly choice: 'mine' | 'theirs' | 'edited' | undefined;
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

const decided = {
  mine: 'conflict.decidedMine',
  theirs: 'conflict.decidedTheirs',
  edited: 'conflict.decidedEdited',
} as const;

/** Shows both versions of a field that two people changed, and asks which one to keep. */
export function ConflictChoice({ label, before, mine, theirs, by, choice, onChoose }: ConflictChoiceProps) {
  const versions = [
    [formsText('conflict.before'), before],
    [formsText('conflict.mine'), mine],
    [by ?? formsText('conflict.theirs'), theirs],
  ] as const;
  return (
    <div className="conflict" role="group" aria-label={`${formsText('conflict.lead')}: ${label}`}>
      <strong>{formsText('conflict.lead')}</strong>
      <dl>
        {versions.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text === '' ? formsText('conflict.empty') : text}</dd>
          </div>
        ))}
      </dl>
      <div className="conflict-choice">
        <Button
          size="small"
          aria-pressed={choice === 'mine'}
          text={formsText('conflict.keepMine', { field: label })}
          onClick={() => onChoose('mine')}
        />
        <Button
          size="small"
          aria-pressed={choice === 'theirs'}
          text={formsText('conflict.takeTheirs', { field: label })}
          onClick={() => onChoose('theirs')}
        />
        <span role="status">{choice !== undefined && formsText(decided[choice])}</span>
      </div>
    </div>
  );
}
