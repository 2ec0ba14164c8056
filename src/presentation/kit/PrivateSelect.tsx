import { HTMLSelect, type HTMLSelectProps } from '@blueprintjs/core';
import { privateField } from './privateField';

/** A drop-down list whose arrow has no name of its own: the list says what it is. */
export function PrivateSelect(props: HTMLSelectProps) {
  return <HTMLSelect {...privateField} iconProps={{ title: '' }} {...props} />;
}
