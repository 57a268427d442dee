export default function KitchenSinkPage() {
  return <p>sink</p>
}
