package contrato;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

/**
 * A reference endpoint: it verifies what the service sends, approves what it is asked, and signs its replies. It answers each idempotency key once; a
 * real one keeps its keys where all its processes see them, and decides by a balance.
 *
 * <pre>java contrato.Endpoint API_KEY API_SECRET PORT [BODY_TIMESTAMP_ENDPOINT]</pre>
 */
final class Endpoint {
  private static final String APPROVED = "{\"status\":\"APPROVED\",\"message\":\"OK\",\"status_detail\":\"APPROVED\"}";

  private final Map<String, byte[]> answers = new ConcurrentHashMap<>();
  private final String secret;
  private final Map<String, String> secrets;
  private final Signatures.Order order;

  private Endpoint(String key, String secret, Signatures.Order order) {
    this.secret = secret;
    this.secrets = Map.of(key, secret);
    this.order = order;
  }

  public static void main(String[] words) throws IOException {
    Signatures.Order order =
        words.length > 3 ? Signatures.Order.valueOf(words[3]) : Signatures.Order.TIMESTAMP_ENDPOINT_BODY;
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(words[2])), 0);
    server.createContext("/", new Endpoint(words[0], words[1], order)::answer);
    server.setExecutor(Executors.newCachedThreadPool());
    server.start();
    System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
  }

  private void answer(HttpExchange call) throws IOException {
    byte[] body = call.getRequestBody().readAllBytes();
    String endpoint = call.getRequestURI().toString();
    Map<String, String> headers = new TreeMap<>();
    // A header that came twice is not one that was signed.
    call.getRequestHeaders().forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
    if (Signatures.refusal(headers, endpoint, body, secrets, order, Instant.now()).isPresent()) {
      send(call, 401, new byte[0]);
    } else if (!isWhole(body)) {
      send(call, 400, new byte[0]);
    } else {
      String reply = call.getRequestURI().getPath().endsWith("/authorizations") ? APPROVED : "";
      byte[] first = answers.computeIfAbsent(
          headers.getOrDefault("x-idempotency-key", ""), key -> reply.getBytes(StandardCharsets.UTF_8));
      Signatures.signedHeaders(endpoint, first, secret, order, Instant.now())
          .forEach(call.getResponseHeaders()::set);
      send(call, 200, first);
    }
  }

  /** Stands in for a reader of JSON: half an object does not end. */
  private static boolean isWhole(byte[] body) {
    return new String(body, StandardCharsets.UTF_8).strip().endsWith("}");
  }

  private static void send(HttpExchange call, int status, byte[] body) throws IOException {
    call.getResponseHeaders().set("content-type", "application/json");
    call.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    call.getResponseBody().write(body);
    call.close();
  }
}
