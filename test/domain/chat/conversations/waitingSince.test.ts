import { waitingSince } from '@/domain/chat/conversations/waitingSince.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './waitingSince.cases.json';

describeRule(waitingSince, cases);
