import { pageTitle } from '@/domain/app/navigation/pageTitle.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './pageTitle.cases.json';

describeRule(pageTitle, cases);
