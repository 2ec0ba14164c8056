import type texts from '../../../../public/i18n/en/forms.json';
import { textsOf } from '../text/textsOf';

export const formsText = textsOf<typeof texts>('forms');
