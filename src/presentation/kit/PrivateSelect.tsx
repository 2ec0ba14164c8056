import { HTMLSelect, type HTMLSelectProps } from '@blueprintjs/core';
import { privateField } from './privateField';

/** A drop-down list whose arrow has no name of its own, because the list already has one. */
export function PrivateSelect(props: HTMLSelectProps) {
  return <HTMLSelect {...privateField} iconProps={{ title: '' }} {...props} />;
}
