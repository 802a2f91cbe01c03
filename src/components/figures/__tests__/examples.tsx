import type {ReactNode} from 'react';
import * as kit from '..';

const {Bar, Button, Chip, Cursor, Match, Panel, Pin, Status, Tag, Text, Yes} = kit;

/** An example of every part. The type requires an entry for each. */
export const examples: Readonly<Record<keyof typeof kit, ReactNode>> = {
  Figure: <Text>图中图</Text>,
  Window: (
    <kit.Window
      title="产品手册 2.0"
      meta="zh-CN → en-US"
      tabs={['文件', '任务']}
      activeTab={1}
      tabsAt="left"
      actions={<Button primary>分配任务</Button>}
      side={<Panel title="匹配">…</Panel>}
    >
      <Text>内容</Text>
    </kit.Window>
  ),
  Dialog: (
    <kit.Dialog title="删除项目" actions={<Button>取消</Button>}>
      …
    </kit.Dialog>
  ),
  Phone: <kit.Phone title="快翻">…</kit.Phone>,
  Panel: (
    <Panel tabs={['匹配', '术语']} activeTab={1}>
      …
    </Panel>
  ),
  Columns: (
    <kit.Columns>
      <Panel title="批注" />
      <Panel title="修改历史" />
    </kit.Columns>
  ),
  Compare: <kit.Compare before={<Text>前</Text>} after={<Text>后</Text>} labels={['甲', '乙']} />,
  Toolbar: (
    <kit.Toolbar>
      <Button disabled>归档</Button>
    </kit.Toolbar>
  ),
  Button: <Button primary>确认</Button>,
  Field: (
    <>
      <kit.Field label="项目名称" value="产品手册 2.0" note="必填" pin={1} />
      <kit.Field label="源语言" kind="select" value="zh-CN" />
      <kit.Field label="备注" kind="area" />
      <kit.Field label="启用" kind="switch" on />
      <kit.Field label="需要审校" kind="check" />
      <kit.Field label="形式" kind="radio" options={['译文', '双语对照']} value="译文" />
    </>
  ),
  Tabs: <kit.Tabs items={['匹配', '术语']} active={1} />,
  Chip: (
    <Chip selected tone="warn">
      我的任务
    </Chip>
  ),
  Status: <Status tone="ok">已交付</Status>,
  Checklist: <kit.Checklist items={[{text: '绑定邮箱', done: true, note: '在个人中心'}]} />,
  Text: (
    <Text lang="en-US" muted>
      Text
    </Text>
  ),
  Mono: <kit.Mono block>{'{count}'}</kit.Mono>,
  Pin: <Pin n={1} />,
  DataTable: (
    <kit.DataTable
      columns={['项目', '状态', '进度', '译员']}
      rows={[['产品手册', <Status>未开始</Status>, <Bar value={5} />, <Yes />]]}
      widths={['2fr', '1fr', '1fr', '1fr']}
      mono={[0]}
      active={0}
    />
  ),
  Yes: <Yes />,
  No: <kit.No />,
  Bar: <Bar value={62} />,
  Bars: <kit.Bars rows={[{label: '英语', value: 92, note: '已审校', tone: 'ok'}]} />,
  SplitBar: <kit.SplitBar parts={[{label: '林译', size: 60, note: '第 1–60 句'}]} />,
  SegmentGrid: (
    <kit.SegmentGrid
      rows={[
        {n: 1, source: '原文', target: 'Target', status: '已确认', rate: '101%', locked: true},
        {n: 2, source: '原文', status: '空译文', active: true, foreign: true, pin: 1},
      ]}
    />
  ),
  Tag: <Tag n={1} kind="open" />,
  Ins: <kit.Ins>new</kit.Ins>,
  Del: <kit.Del>old</kit.Del>,
  Diff: <kit.Diff>网</kit.Diff>,
  Underlined: <kit.Underlined>滤芯</kit.Underlined>,
  Cursor: <Cursor />,
  Match: <Match rate="88%" source="产品手册" text="原文" translation="Target" note="–" pin={1} />,
  Pairs: <kit.Pairs labels={['原文', '译文']} rows={[{source: '原文', target: 'Target'}]} />,
  StateChain: (
    <kit.StateChain
      states={[{name: '待开始'}, {name: '进行中', note: '可修改', tone: 'accent'}]}
      via={['首次保存']}
      exits={[{from: 1, to: 0, label: '退回'}]}
    />
  ),
  Flow: <kit.Flow steps={[{title: '仓库'}, {title: 'YiCAT', mark: 'yicat'}]} loop="提交" />,
  Layers: <kit.Layers rows={[{title: '项目', items: ['文件', '任务']}]} />,
  Lanes: (
    <kit.Lanes
      lanes={['经理', '译员']}
      steps={[
        {lane: 0, text: '分配'},
        {lane: 1, text: '翻译'},
      ]}
    />
  ),
  Sequence: (
    <kit.Sequence
      actors={['程序', '接口']}
      messages={[
        {from: 0, to: 1, text: '上传'},
        {from: 1, to: 1, text: '解析'},
        {from: 1, to: 0, text: '编号', reply: true},
      ]}
    />
  ),
  Tree: <kit.Tree root="没有术语" branches={[{title: '语言', children: [{title: 'en-GB'}]}]} />,
  Nested: <kit.Nested rings={[{title: '全球化', text: '…'}, {title: '本地化'}]} />,
};
