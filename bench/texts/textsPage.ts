import 'reflect-metadata';
import '@/presentation/kit/theme/blueprintFirst.css';
import '@/presentation/kit/theme/tokens.css';
import '@/presentation/kit/theme/base.css';
import '@/presentation/chat/chat.css';
import '@/presentation/patients/patients.css';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import chat from '../../public/i18n/en/chat.json';
import chatActs from '../../public/i18n/en/chatActs.json';
import patients from '../../public/i18n/en/patients.json';
import patientTimeline from '../../public/i18n/en/patientTimeline.json';
import { TextBench } from './TextBench';

const texts: Readonly<Record<string, object>> = { chat, chatActs, patients, patientTimeline };

async function start(): Promise<void> {
  textCatalogue.start(async (_language, namespace) => texts[namespace] ?? 'missing');
  await textCatalogue.add(...Object.keys(texts));
  Object.assign(window, { bench: new TextBench() });
}

void start();
