import '@/presentation/kit/theme/blueprintFirst.css';
import '@/presentation/kit/theme/tokens.css';
import '@/presentation/kit/theme/base.css';
import '@/presentation/patients/patients.css';
import '@/presentation/organisations/organisations.css';
import '../page/benchPage.css';
import './screenPage.css';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import chat from '../../public/i18n/en/chat.json';
import organisations from '../../public/i18n/en/organisations.json';
import patients from '../../public/i18n/en/patients.json';
import patientTimeline from '../../public/i18n/en/patientTimeline.json';
import { ScreenBench } from './ScreenBench';

const texts: Readonly<Record<string, object>> = { chat, organisations, patients, patientTimeline };

async function start(): Promise<void> {
  textCatalogue.start(async (_language, namespace) => texts[namespace] ?? 'missing');
  await textCatalogue.add(...Object.keys(texts));
  Object.assign(window, { bench: new ScreenBench() });
}

void start();
