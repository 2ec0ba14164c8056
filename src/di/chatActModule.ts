import { ContainerModule } from 'inversify';
import { FollowLeadStatus } from '@/application/chat/FollowLeadStatus';
import { AxiosChatActGateway } from '@/infrastructure/http/chat/AxiosChatActGateway';
import { AxiosChatRequestGateway } from '@/infrastructure/http/chat/AxiosChatRequestGateway';
import { AxiosPatientCareGateway } from '@/infrastructure/http/chat/AxiosPatientCareGateway';
import * as t from './tokens/chatActTokens';
import { ChatEngineToken } from './tokens/chatTokens';
import { NotificationDeskToken } from './tokens/notificationTokens';
import { BackendClientToken } from './tokens/systemTokens';

/** Requests, claims and acts in a chat. */
export const chatActModule = new ContainerModule(({ bind }) => {
  bind(t.ChatRequestGatewayToken).toResolvedValue(backend => new AxiosChatRequestGateway(backend), [BackendClientToken]);
  bind(t.ChatActGatewayToken).toResolvedValue(backend => new AxiosChatActGateway(backend), [BackendClientToken]);
  bind(t.PatientCareGatewayToken).toResolvedValue(backend => new AxiosPatientCareGateway(backend), [BackendClientToken]);
  bind(t.FollowLeadStatusToken).toResolvedValue((desk, engine) => new FollowLeadStatus(desk, engine), [NotificationDeskToken, ChatEngineToken]);
});
