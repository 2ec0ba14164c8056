import type texts from '../../../public/i18n/en/account.json';
import { textsOf } from '../shared/text/textsOf';

export const accountText = textsOf<typeof texts>('account');
