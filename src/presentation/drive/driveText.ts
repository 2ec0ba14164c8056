import type texts from '../../../public/i18n/en/drive.json';
import { textsOf } from '../shared/text/textsOf';

export const driveText = textsOf<typeof texts>('drive');
