import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {description} from '../description.ts';
import {startMock, type Mock} from '../startMock.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await startMock([description('yicat')]);
});

afterAll(() => mock.close());

const refusals = () => mock.takeCalls().map(({refusal}) => refusal);

describe('the mock', () => {
  const post = (place: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${mock.openApi}${place}`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer YOUR_API_TOKEN',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const project = {
    projectName: 'One',
    srcLan: 'zh-CN',
    tgtLanList: ['en-US'],
    workflowTemplateId: 'TEMPLATE_ID',
  };

  it('answers what the description allows with its example', async () => {
    const answer = await post('/project', project);
    expect(await answer.json()).toMatchObject({result: {projectId: 'PROJECT_ID', fieldId: 1}});
    expect(refusals()).toEqual([undefined]);
  });

  it.each([
    [
      'a field that is not described',
      '/project',
      {...project, fieldId: 1},
      'additional properties',
    ],
    ['a missing field', '/project', {projectName: 'One'}, "required property 'srcLan'"],
    ['a wrong type', '/project', {...project, tgtLanList: 'en-US'}, 'must be array'],
    ['a path that is not described', '/projects', project, 'POST /api/v1/projects'],
    ['a query parameter that is not described', '/project?page=1', project, 'parameter page'],
    ['a missing query parameter', '/field', {}, 'fieldName is missing'],
    [
      'a stage of the project that is sent as it is',
      '/project/PROJECT_ID/document',
      [{...project, apiDocumentWorkflowStageList: [{stageId: 'PROJECT_STAGE_1'}]}],
      'the body',
    ],
  ])('refuses %s', async (_name, place, body, reason) => {
    const answer = await post(place, body);
    expect(await answer.json()).toMatchObject({status: 'fail'});
    expect(refusals().join()).toContain(reason);
  });

  it('refuses a number for a switch that is true or false', async () => {
    await fetch(`${mock.openApi}/project/PROJECT_ID/mountTermBase`, {
      method: 'PATCH',
      headers: {authorization: 'Bearer YOUR_API_TOKEN', 'content-type': 'application/json'},
      body: JSON.stringify([{tbId: 'TB_ID', qaEnabled: 1}]),
    });
    expect(refusals().join()).toContain('must be boolean');
  });

  it('refuses a call without a token', async () => {
    await post('/project', project, {authorization: 'YOUR_API_TOKEN'});
    expect(refusals()).toEqual(['the token is missing']);
  });
});
