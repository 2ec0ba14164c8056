import type texts from '../../../public/i18n/en/shell.json';
import { textsOf } from '../shared/text/textsOf';

export const shellText = textsOf<typeof texts>('shell');
