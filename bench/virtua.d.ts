/** What is used of virtua, so that types can be checked where it is not installed. */
declare module 'virtua' {
  import type { ReactNode, RefObject } from 'react';
  export interface VListHandle {
    scrollToIndex(index: number, options: { readonly align: 'end' }): void;
  }
  export function VList<T>(props: {
    readonly ref: RefObject<VListHandle | null>;
    readonly className: string;
    readonly data: readonly T[];
    readonly bufferSize: number;
    readonly itemSize: number;
    readonly children: (item: T) => ReactNode;
  }): ReactNode;
}
