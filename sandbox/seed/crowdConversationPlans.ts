import type { StaffMember } from '#sandbox/backend/people/KnownPerson';
import { seedManyChats } from './seedManyChats';
import type { ConversationPlan } from './seedConversations';

/** More chats than a page of a list contains, and more pinned ones than a page of the pinned list. */
const chats = 135;
const pinnedChats = 125;

/** Short conversations of one therapist with patients of the crowd. */
export function crowdConversationPlans(therapist: StaffMember | undefined): readonly ConversationPlan[] {
  if (therapist === undefined) return [];
  return seedManyChats()
    .slice(0, chats)
    .map((patient, index) => ({ patient, therapist, messages: 2, unread: 0, pinned: index < pinnedChats }));
}
