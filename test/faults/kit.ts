import type { SourceFault } from './SourceFault';

/** Faults of what all screens share: each would move what is about to be pressed, or change what is typed. */
export const kitFaults: readonly SourceFault[] = [
  {
    name: 'a phrase cuts an emoji in two',
    file: 'src/presentation/kit/typeInto.ts',
    find: 'sharedLength([...value], [...text])',
    replace: "sharedLength(value.split(''), text.split(''))",
    test: 'test/presentation/kit/typeInto.test.tsx',
    fails: ['makes of "😁 today" "😀 hello 😁 today", and cuts no character'],
  },
  {
    name: 'a message that is covered is seen',
    file: 'src/presentation/kit/SeenItems.ts',
    find: 'this.isInSight = isInSight;',
    replace: '',
    test: 'test/presentation/chat/timeline/unread/ReadReceiptReporter.test.ts',
    fails: ['not while something covers it, and a second after that has gone'],
  },
  {
    name: 'a row moves from under the pointer',
    file: 'src/presentation/kit/SteadyRows.ts',
    find: 'if (this.held === undefined || rows.length === 0) {',
    replace: 'if (this.held === undefined || rows.length >= 0) {',
    test: 'test/presentation/chat/conversations/ConversationsStore.test.ts',
    fails: ['keeps the order of the rows, what is new at the end, until the press has become a click'],
  },
  {
    name: 'a row moves from under a pointer that is about to press it',
    file: 'src/presentation/kit/steadyList.ts',
    find: 'onPointerMove: hold,',
    replace: '',
    test: 'test/presentation/kit/steadyList.test.tsx',
    fails: ['keeps its order while a pointer moves over it, with what is new at the end'],
  },
  {
    name: 'a row with the focus moves',
    file: 'src/presentation/kit/steadyList.ts',
    find: 'onFocus: hold,',
    replace: '',
    test: 'test/presentation/kit/steadyList.test.tsx',
    fails: ['keeps its order while the focus comes into it, with what is new at the end'],
  },
  {
    name: 'nobody says that a pointer is down',
    file: 'src/presentation/kit/steadyList.ts',
    find: 'onPointerDown: ({ currentTarget }: PointerEvent) => {',
    replace: 'onWheel: ({ currentTarget }: PointerEvent) => {',
    test: 'test/presentation/chat/ChatArea.test.tsx',
    fails: ['moves no row from under a pointer that is down'],
  },
  {
    name: 'the menu over the page cannot be scrolled',
    file: 'src/presentation/app/shellOverlays.css',
    find: 'overflow-y: auto;',
    replace: '',
    test: 'test/e2e/app/shell.spec.ts',
    fails: ['shell, lists and choices can be used at 200 % zoom and in forced colours'],
  },
];
