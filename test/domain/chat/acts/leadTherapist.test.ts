import { leadTherapist } from '@/domain/chat/acts/leadTherapist.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './leadTherapist.cases.json';

describeRule(leadTherapist, cases);
