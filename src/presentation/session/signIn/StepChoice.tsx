import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
}

interface StepChoiceProps {
  readonly question: string;
  readonly text: string;
  /** The choices; the one that most users want comes first. */
  readonly choices: readonly [Choice, ...Choice[]];
  /** Further choices, below the others in small print. */
  readonly besides?: readonly Choice[];
}

/** A step with one question, whose answer decides the next step. */
export function StepChoice({ question, text, choices: [first, ...others], besides = [] }: StepChoiceProps) {
  const preferred = useRef<HTMLButtonElement>(null);
  useEffect(() => preferred.current?.focus(), []);
  return (
    <div className="session-form">
      {question !== '' && <p className="step-question">{question}</p>}
      <p className="session-hint">{text}</p>
      <div className="step-choices">
        {others.map(({ label, onChoose }) => (
          <Button key={label} fill text={label} onClick={onChoose} />
        ))}
        <Button ref={preferred} fill intent="primary" text={first.label} onClick={first.onChoose} />
      </div>
      {besides.map(({ label, onChoose }) => (
        <Button key={label} variant="minimal" text={label} onClick={onChoose} />
      ))}
    </div>
  );
}
