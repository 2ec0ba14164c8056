/** What the product’s own list is made of, to be weighed; compiled with the rest, so that a moved file is found. */
export { RowSignals } from '@/presentation/chat/timeline/rows/RowSignals';
export { TimelineRows } from '@/presentation/chat/timeline/rows/TimelineRows';
export { RowWindow } from '@/presentation/chat/timeline/scroll/RowWindow';
export { TimelineList } from '@/presentation/chat/timeline/scroll/TimelineList';
export { TimelineScroller } from '@/presentation/chat/timeline/scroll/TimelineScroller';
