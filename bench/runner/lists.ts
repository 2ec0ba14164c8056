export interface MeasuredList {
  /** The page of that name under `bench/peers`. */
  readonly page: string;
  readonly name: string;
  /** It draws the visible rows and no more: there is nothing to scroll or to put rows in front of. */
  readonly isFloor?: true;
  /** It draws a row of its own, so its figures are for other rows than the floor's. */
  readonly hasOwnRow?: true;
  /** What `list` adds to a page that has React: its module, and what is used of it. */
  readonly module?: readonly [path: string, names: string];
}

export const FLOOR: MeasuredList = { page: 'floor', name: 'floor: raw DOM, visible rows only', isFloor: true };
export const PRODUCT: MeasuredList = { page: 'product', name: '**this product**' };

export const LISTS: readonly MeasuredList[] = [
  FLOOR,
  { page: 'reactFloor', name: 'React, visible rows only, no list', isFloor: true },
  PRODUCT,
  { page: 'plainReact', name: 'plain React list' },
  { page: 'virtua', name: 'virtua', module: ['virtua', 'VList'] },
  { page: 'tanstackVirtual', name: '@tanstack/react-virtual', module: ['@tanstack/react-virtual', 'useVirtualizer'] },
  { page: 'reactVirtuoso', name: 'react-virtuoso', module: ['react-virtuoso', 'Virtuoso'] },
  {
    page: 'chatscope',
    name: '@chatscope/chat-ui-kit-react',
    hasOwnRow: true,
    module: ['@chatscope/chat-ui-kit-react', 'MainContainer, ChatContainer, MessageList, Message'],
  },
];
