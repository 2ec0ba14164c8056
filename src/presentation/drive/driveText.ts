import type texts from '../../../public/i18n/en/drive.json';
import { textsOf } from '../kit/text/textsOf';

export const driveText = textsOf<typeof texts>('drive');
