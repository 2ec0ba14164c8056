import { patientName } from '@/domain/kernel/patientName';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { chatActsText } from '../acts/chatActsText';

/** The patient's name, or a placeholder if it could not be read. */
export const requestName = ({ patient }: ChatRequest): string =>
  patientName(patient) || chatActsText('requests.unknownPatient');
