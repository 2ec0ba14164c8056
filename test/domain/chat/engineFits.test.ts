import { engineFits } from '@/domain/chat/engineFits.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './engineFits.cases.json';

describeRule(engineFits, cases);
