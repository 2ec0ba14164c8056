import type texts from '../../../public/i18n/en/account.json';
import { textsOf } from '../kit/text/textsOf';

export const accountText = textsOf<typeof texts>('account');
