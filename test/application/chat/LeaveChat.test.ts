import { LeaveChat } from '@/application/chat/LeaveChat';
import { leavingActContract } from '#test/support/contracts/leavingActContract';

leavingActContract(LeaveChat, 'leave');
