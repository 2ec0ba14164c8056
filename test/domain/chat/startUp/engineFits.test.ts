import { engineFits } from '@/domain/chat/startUp/engineFits.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './engineFits.cases.json';

describeRule(engineFits, cases);
