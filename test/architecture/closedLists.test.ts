import { complaintsOf, type ClosedList } from './support/closedLists';

/** Lists with the files that must handle a new member. A file that no longer complains does not handle every member. */
interface HandledList extends ClosedList {
  readonly name: string;
  readonly handledIn: readonly string[];
}

const lists: readonly HandledList[] = [
  {
    name: 'notification types',
    file: 'src/domain/notifications/StaffNotification.ts',
    after: 'NOTIFICATION_TYPES = [',
    inserted: "'inventedType', ",
    member: 'inventedType',
    words: /\b(NotificationType|NOTIFICATION_TYPES)\b|'chatUpgraded'/,
    handledIn: [
      'sandbox/pages/sandboxPage.ts',
      'src/domain/notifications/notificationDisplay.ts',
      'src/domain/notifications/requestSound.rule.ts',
      'src/domain/notifications/staleData.ts',
    ],
  },
  {
    name: 'request types',
    file: 'src/domain/notifications/RequestType.ts',
    after: 'REQUEST_TYPES = [',
    inserted: "'invented-request', ",
    member: 'invented-request',
    words: /\b(RequestType|REQUEST_TYPES)\b|'chat-patient-request'/,
    handledIn: [
      'sandbox/backend/chat/requestHandlers.ts',
      'sandbox/pages/sandboxPage.ts',
      'src/domain/notifications/notificationDisplay.ts',
      'src/infrastructure/http/chat/AxiosChatRequestGateway.ts',
    ],
  },
  {
    name: 'chat generations',
    file: 'src/domain/kernel/ChatGeneration.ts',
    after: 'CHAT_GENERATIONS = [',
    inserted: "'inventedGeneration', ",
    member: 'inventedGeneration',
    words: /\b(ChatGeneration|CHAT_GENERATIONS|EventSinks)\b|\.\$\{[\w.]*[gG]eneration\}/,
    handledIn: [
      'sandbox/backend/chat/createChat.ts',
      'src/application/chat/page/ChatNotificationSource.ts',
      'src/application/chat/engine/runtime/ChatEngineHost.ts',
      'src/application/chat/engine/runtime/ChatEngineRouter.ts',
      'src/application/chat/engine/runtime/EngineUpdateMerger.ts',
      'src/domain/kernel/ChatGeneration.ts',
      'src/presentation/chat/conversations/ConversationList.tsx',
      'src/presentation/chat/conversations/WaitingRequestRow.tsx',
      'src/presentation/chat/chatPath.ts',
      'src/presentation/chat/requests/ChatRequestsPage.tsx',
      'src/presentation/chat/requests/ClaimChatPage.tsx',
      'src/presentation/chat/startUp/ConnectionNotices.tsx',
      'src/presentation/chat/startUp/DiagnosticsDialog.tsx',
      'src/presentation/notifications/AlertButtons.tsx',
      'src/presentation/notifications/MessageMenu.tsx',
      'src/presentation/notifications/MessagesStore.ts',
      'src/presentation/notifications/NotificationMenu.tsx',
      'src/presentation/notifications/NotificationsStore.ts',
      'src/presentation/notifications/WaitingRequestsStore.ts',
    ],
  },
  {
    name: 'scopes',
    file: 'src/domain/kernel/Scope.ts',
    after: 'SCOPES = [',
    inserted: "'invented:scope', ",
    member: 'invented:scope',
    words: /\b(Scope|SCOPES)\b/,
    handledIn: ['src/domain/users/UserGroup.ts', 'src/presentation/access/scopeWords.ts'],
  },
  {
    name: 'links of the menu',
    file: 'src/domain/access/navigationCatalogue.ts',
    after: 'navigationCatalogue = [',
    inserted: "link('general', 'inventedLink', null), ",
    member: 'inventedLink',
    words: /\b(navigationCatalogue|NavigationLink|LinkId)\b|links\.\$\{/,
    handledIn: [
      'src/presentation/access/SideMenu.tsx',
      'src/presentation/access/currentLink.ts',
      'src/presentation/access/linkIcons.tsx',
      'src/presentation/app/home/HomeLinksCards.tsx',
      'src/presentation/app/navigation/Palette.tsx',
      'src/presentation/app/routes/knownRoutes.ts',
    ],
  },
];

describe('a new member of a closed list', () => {
  const complaints = complaintsOf(process.cwd(), lists);

  it.each(lists.map(({ name, handledIn }, index) => ({ name, handledIn, found: complaints[index] })))(
    'breaks the build wherever $name are handled',
    ({ handledIn, found }) => {
      expect(found).toEqual(expect.arrayContaining(handledIn));
    },
  );
});
