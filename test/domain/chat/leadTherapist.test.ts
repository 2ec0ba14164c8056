import { leadTherapist } from '@/domain/chat/leadTherapist.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './leadTherapist.cases.json';

describeRule(leadTherapist, cases);
