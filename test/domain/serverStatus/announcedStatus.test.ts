import { announcedStatus } from '@/domain/serverStatus/announcedStatus.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './announcedStatus.cases.json';

describeRule(announcedStatus, cases);
