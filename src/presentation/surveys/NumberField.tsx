import { InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { privateField } from '../kit/privateField';
import { typedNumber } from './typedNumber';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Called with the number; undefined for an empty field or text that is not a number. */
  readonly onWrite: (value: number | undefined) => void;
  readonly isLabelHidden?: boolean;
}

/** A field for an optional number. Its text is not reformatted until the user leaves it. */
export function NumberField({ label, value, onWrite, isLabelHidden = false }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <FieldFrame id={id} label={label} holds="code" isLabelHidden={isLabelHidden}>
      <InputGroup
        {...privateField}
        id={id}
        inputMode="decimal"
        maxLength={12}
        value={typed ?? (value === undefined ? '' : String(value))}
        onValueChange={text => {
          setTyped(text);
          onWrite(typedNumber(text));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </FieldFrame>
  );
}
