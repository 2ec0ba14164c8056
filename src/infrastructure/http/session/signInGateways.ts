import { AxiosSecondFactorGateway } from './AxiosSecondFactorGateway';
import { AxiosSessionGateway } from './AxiosSessionGateway';
import { AxiosSingleSignOnGateway } from './AxiosSingleSignOnGateway';

/** One part to download: each part of its own costs every visitor a line in the list of parts. */
export const signInGateways = { AxiosSecondFactorGateway, AxiosSessionGateway, AxiosSingleSignOnGateway };
