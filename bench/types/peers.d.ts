/**
 * What is used of the peers, so that types and lint can be checked where they are not installed.
 * A module declared here counts before one that is installed.
 */
declare module 'react-virtuoso' {
  import type { ReactElement, ReactNode } from 'react';
  interface VirtuosoProps<T> {
    readonly className: string;
    readonly scrollerRef: (element: HTMLElement | Window | null) => void;
    readonly data: readonly T[];
    readonly firstItemIndex: number;
    readonly initialTopMostItemIndex: { readonly index: 'LAST'; readonly align: 'end' };
    readonly followOutput: (isAtBottom: boolean) => 'auto' | false;
    readonly atBottomThreshold: number;
    readonly alignToBottom: boolean;
    readonly computeItemKey: (index: number, item: T) => string;
    readonly defaultItemHeight: number;
    readonly itemContent: (index: number, item: T) => ReactNode;
    readonly increaseViewportBy: number;
    readonly skipAnimationFrameInResizeObserver: boolean;
  }
  export function Virtuoso<T>(props: VirtuosoProps<T>): ReactElement;
}

declare module 'virtua' {
  import type { ReactElement, ReactNode, RefObject } from 'react';
  export interface VListHandle {
    readonly scrollSize: number;
    readonly viewportSize: number;
    scrollToIndex(index: number, options: { readonly align: 'end' }): void;
  }
  interface VListProps<T> {
    readonly ref: RefObject<VListHandle | null>;
    readonly className: string;
    readonly data: readonly T[];
    readonly shift: boolean;
    readonly bufferSize: number;
    readonly itemSize: number;
    readonly onScroll: (offset: number) => void;
    readonly children: (item: T) => ReactElement;
  }
  export function VList<T>(props: VListProps<T>): ReactNode;
}

declare module '@chatscope/chat-ui-kit-react' {
  import type { ReactElement, ReactNode } from 'react';
  interface Inside {
    readonly children: ReactNode;
  }
  interface MessageProps extends Inside {
    readonly model: {
      readonly direction: 'incoming' | 'outgoing';
      readonly position: 'single';
      readonly type: 'custom';
      readonly sender: string;
    };
  }
  interface MessageComponent {
    (props: MessageProps): ReactElement;
    readonly CustomContent: (props: Inside) => ReactElement;
    readonly Footer: (props: { readonly sender: string; readonly sentTime: string }) => ReactElement;
  }
  export const Message: MessageComponent;
  export function MainContainer(props: Inside): ReactElement;
  export function ChatContainer(props: Inside): ReactElement;
  export function MessageList(props: Inside): ReactElement;
}

declare module '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
