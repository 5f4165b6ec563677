declare module "virtual:fluent" {
  const loaders: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
}
