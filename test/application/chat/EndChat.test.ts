import { EndChat } from '@/application/chat/EndChat';
import { leavingActContract } from '#test/support/contracts/leavingActContract';

leavingActContract(EndChat, 'end');
