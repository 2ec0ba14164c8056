import { LeaveChat } from '@/application/chat/acts/LeaveChat';
import { leavingActContract } from '#test/support/contracts/chat/leavingActContract';

leavingActContract(LeaveChat, 'leave');
